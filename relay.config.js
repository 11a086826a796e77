export const src = './web'
export const schema = './schema.graphql'
export const language = 'typescript'
export const artifactDirectory = './web/__generated__'
export const eagerEsModules = true
export const useImportTypeSyntax = true
