// What is used of mathjs, by name, so that a bundle holds no more of it.
export { BigNumberDependencies, create, parseDependencies, unit } from 'mathjs'
