export const src = './web'
export const schema = './schema.graphql'
// What the browser alone knows of a thing.
export const schemaExtensions = ['./web/relay/clientSchema']
export const language = 'typescript'
export const artifactDirectory = './web/__generated__'
export const eagerEsModules = true
export const useImportTypeSyntax = true
