// A module of a test's own, as its place in the tree and its kind: import(ownModule(import.meta, './noun.ts')).
// The test files of a worker share their modules; what one introduces to a shared one, all later ones would find.
export const ownModule = ({ url }: ImportMeta, path: string) => `${new URL(path, url).pathname}?own`
