export const src = './web'
export const schema = './schema.graphql'
// What the browser alone knows of a thing.
export const schemaExtensions = ['./web/kernel/relay/clientSchema']
export const language = 'typescript'
export const artifactDirectory = './web/__generated__'
// A built page sends what it asks for by this name; the text in an artifact is for tests.
export const persistConfig = {
  file: './web/__generated__/operations.json',
  algorithm: 'SHA256',
  include_query_text: true,
}
export const eagerEsModules = true
export const useImportTypeSyntax = true
// They are strings in JSON.
const ofText = ['Cursor', 'Date', 'Decimal', 'EmailAddress', 'LocalDateTime', 'LocalTime', 'RRule', 'TimeZone', 'URL']
export const customScalarTypes = Object.fromEntries(ofText.map((name) => [name, 'string']))
