import path from 'node:path'

export const headOf = (folder: string) => `// Made from the messages of ${folder} by npm run generate.`

/** How a module that is generated in a folder imports a file; both from the top of the project. */
export const relativePath = (folder: string, file: string) =>
  path.posix.relative(path.posix.join(folder, '__generated__'), file)

const reserved = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** A constant that a module exports; a reserved word is one too, by its namespace. */
export const constant = (key: string, value: string) =>
  reserved.has(key) ? `const ${key}_ = ${value}\nexport { ${key}_ as ${key} }` : `export const ${key} = ${value}`
