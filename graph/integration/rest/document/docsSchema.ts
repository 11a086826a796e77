// A JSON schema as text to read.
import type { JsonSchema } from './jsonSchemas.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter]!)

const orOf = (types: string[]) => types.join(' or ')

/** What a value is, in some words, with a link where it has a name. */
export function typeText(schema: JsonSchema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return `<code>${escaped(JSON.stringify(schema.const))}</code>`
  if (schema.enum) return orOf(schema.enum.map((one) => `<code>${escaped(JSON.stringify(one))}</code>`))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return orOf(choices.map((one) => typeText(one)))
  if (schema.type === 'array') return `list of ${typeText((schema.items ?? {}) as JsonSchema)}`
  if (schema.type === 'object') return 'object'
  const types = [schema.type ?? 'anything'].flat()
  return orOf(types.map((type) => (type === 'null' ? 'null' : plain(type, schema))))
}

function plain(type: string, { format, minimum, maximum, maxLength, pattern }: JsonSchema): string {
  const words = format && format !== 'int32' ? format : type
  if (minimum !== undefined && maximum !== undefined) return `${words} from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `${words}, ${minimum} or more`
  if (maxLength !== undefined) return `${words} of at most ${maxLength} characters`
  return pattern ? `${words} like <code>${escaped(pattern)}</code>` : words
}

/** The fields of a shape, those of shapes without a name below it; else what it is. */
export function schemaTable(schema: JsonSchema, label: string): string {
  const rows = rowsOf(schema, '')
  if (!rows.length) return `<p>${typeText(schema)}</p>`
  const list = schema.type === 'array' ? '<p>A list of:</p>' : ''
  return `${list}<div class="wide" tabindex="0" role="group" aria-label="${escaped(label)}"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">What</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function rowsOf(schema: JsonSchema, path: string): string[] {
  if (schema.$ref) return []
  if (schema.type === 'array') return rowsOf((schema.items ?? {}) as JsonSchema, path && `${path}[]`)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((one) => rowsOf(one, path))
  // What is sent may have more than is declared, what is answered not; of each the rarer case is told.
  const isAnswer = schema.additionalProperties === false
  const mark = (name: string) => {
    const isThere = schema.required?.includes(name) ?? false
    if (isAnswer === isThere) return ''
    return ` <span class="needed">${isThere ? 'needed' : 'where there is one'}</span>`
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const one = field as JsonSchema
    const full = path ? `${path}.${name}` : name
    const row = `<tr><td><code>${full}</code>${mark(name)}</td><td>${typeText(one)}</td><td>${escaped(one.description ?? '')}</td></tr>`
    return [row, ...rowsOf(one, full)]
  })
}
