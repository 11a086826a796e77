// Requests as the document of the legacy door allows them, near to that, and far from it.
import fc from 'fast-check'
import type { JsonSchema } from '../integration/rest/document/jsonSchemas.ts'
import type { OpenApi, Operation, Parameter } from '../integration/rest/document/openapi.ts'

export interface Sent {
  method: string
  /** The path as the document has it. */
  template: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** What is known of the values that a field may have, by its name in lower case. */
export type Known = Readonly<Record<string, readonly unknown[]>>

const broken: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null,
  '',
  ' ',
  'x',
  '\u0000',
  '\ud800',
  'NaN',
  '1e3',
  '1.5',
  1.5,
  -1,
  0,
  2 ** 31,
  2 ** 53,
  1e308,
  true,
  [],
  {},
  [[]],
  [null],
  { a: [1] },
  'a'.repeat(5000),
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '25:61',
  '../..',
  "' or 1=1 --",
  '00000000-0000-0000-0000-000000000000',
  '%00',
  '🚚',
  'FREQ=SECONDLY',
)

const rarely = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>, weight = 1) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight, arbitrary: other })

export function requestsOf(
  template: string,
  method: string,
  operation: Operation,
  document: OpenApi,
  known: Known,
): fc.Arbitrary<Sent> {
  const values = new Values(document, known)
  const parameters = operation.parameters.map((one) =>
    '$ref' in one ? document.components.parameters[one.$ref.split('/').at(-1)!]! : one,
  )
  const content = operation.requestBody?.content['application/json']
  const takesBody = method === 'post' || method === 'put'
  const said = (one: Parameter) => rarely(values.of(one.schema, one.name, one.example), broken)
  const query = parameters.filter((one) => one.in === 'query')
  return fc
    .record({
      id: values.of(
        parameters.find((one) => one.in === 'path')?.schema ?? { const: '' },
        template.replace(/^.*\/(\w+)\/\{id\}$/, '$1'),
      ),
      query: fc.tuple(...query.map((one) => fc.option(said(one), { nil: undefined, freq: one.required ? 15 : 2 }))),
      twice: fc.integer({ min: 0, max: 25 }),
      slash: fc.boolean(),
      key: fc.option(fc.constantFrom('one', 'two', 'x'.repeat(101)), { nil: undefined, freq: 1 }),
      body: takesBody
        ? rarely(content ? values.body(content.schema, content.example) : fc.constant(undefined), broken)
        : fc.constant(undefined),
      kind: rarely(
        fc.constant('application/json'),
        fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'),
      ),
      garbled: fc.integer({ min: 0, max: 40 }),
    })
    .map(({ id, query: said, twice, slash, key, body, kind, garbled }) => {
      const search = new URLSearchParams()
      for (const [i, value] of said.entries()) if (value !== undefined) search.append(query[i]!.name, textOf(value))
      if (twice === 0 && query[0]) search.append(query[0].name, 'x')
      const path = template.replace('{id}', encodeURIComponent(textOf(id)) || '0')
      const text = garbled === 0 ? '{"x":' : JSON.stringify(body)
      return {
        method: method.toUpperCase(),
        template,
        path: `${path}${slash ? '/' : ''}${search.size ? `?${search}` : ''}`,
        headers: {
          ...(takesBody && text !== undefined && { 'content-type': kind as string }),
          ...(takesBody && key && { 'idempotency-key': key }),
        },
        ...(takesBody && { body: text }),
      }
    })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))

/** Makes values of schemas. */
class Values {
  private readonly document: OpenApi
  private readonly known: Known

  constructor(document: OpenApi, known: Known) {
    this.document = document
    this.known = known
  }

  /** A body: the example or another that fits, with a field broken or left out now and then. */
  body(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
    const fitting = this.of(schema, '')
    const whole =
      example === undefined
        ? fitting
        : fc.oneof(fitting, fc.constant(example), fc.tuple(fc.constant(example), fitting, fc.nat()).map(mixed))
    return fc.tuple(whole, fc.nat(), broken, fc.integer({ min: 0, max: 11 })).map(([value, at, wrong, chance]) => {
      if (chance > 2 || typeof value !== 'object' || value === null) return value
      const keys = Object.keys(value)
      const key = keys[at % Math.max(1, keys.length)] ?? 'x'
      return { ...value, [key]: chance === 0 ? undefined : wrong, unknown: wrong }
    })
  }

  of(schema: JsonSchema, name: string, example?: unknown): fc.Arbitrary<unknown> {
    if (schema.$ref) return this.of(this.document.components.schemas[schema.$ref.split('/').at(-1)!]!, name, example)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf
    if (choices) return fc.oneof(...choices.map((one) => this.of(one, name, example)))
    if (Array.isArray(schema.type))
      return fc.oneof(...schema.type.map((type) => this.of({ ...schema, type }, name, example)))
    const known = this.likely(schema, name)
    const choice = [{ weight: 1, arbitrary: this.made(schema, name) }]
    if (known.length) choice.push({ weight: 4, arbitrary: fc.constantFrom(...known) })
    if (example !== undefined) choice.push({ weight: 6, arbitrary: fc.constant(example) })
    return fc.oneof(...choice)
  }

  /** Values that there are: of fields that are called so, or much like it. */
  private likely({ type, format }: JsonSchema, name: string): unknown[] {
    const isUuid = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value)
    const fits = (value: unknown) =>
      format === 'uuid'
        ? isUuid(value)
        : type === 'integer'
          ? Number.isInteger(value)
          : type === 'string' && typeof value === 'string' && !format
    const like = name
      .toLowerCase()
      .replace(/s$/, '')
      .replace(/^(.*)_ids?$/, '$1')
    const near = Object.entries(this.known).filter(
      ([key]) =>
        key === name.toLowerCase() ||
        (like.length > 3 && key.includes(like)) ||
        (format === 'uuid' && key.includes('uuid')),
    )
    return near
      .flatMap(([, values]) => values)
      .filter(fits)
      .slice(0, 20)
  }

  private made(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    switch (schema.type) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return fc.integer({ min: schema.minimum ?? -3, max: schema.maximum ?? 1200 })
      case 'number':
        return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
      case 'array':
        return fc.array(this.of((schema.items ?? {}) as JsonSchema, name), {
          minLength: schema.minItems ?? 0,
          maxLength: 4,
        })
      case 'object': {
        const fields = Object.entries(schema.properties ?? {}).map(([key, one]) => [
          key,
          this.of(one as JsonSchema, key),
        ])
        return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
          requiredKeys: schema.required ?? [],
        })
      }
      default:
        return textFor(schema)
    }
  }
}

function textFor({ format, pattern, maxLength = 60, minLength = 0 }: JsonSchema): fc.Arbitrary<string> {
  const days = fc.date({
    min: new Date('2026-10-01T00:00:00Z'),
    max: new Date('2027-02-01T00:00:00Z'),
    noInvalidDate: true,
  })
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return days.map((at) => at.toISOString())
  if (format === 'date') return days.map((at) => at.toISOString().slice(0, 10))
  if (format === 'email') return fc.emailAddress()
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(60, maxLength), unit: 'grapheme' })
}

/** The example with one of its fields as another has it. */
function mixed([example, other, at]: [unknown, unknown, number]): unknown {
  if (typeof example !== 'object' || example === null || typeof other !== 'object' || other === null) return example
  const keys = Object.keys(other)
  const key = keys[at % Math.max(1, keys.length)]
  return key === undefined ? example : { ...example, [key]: (other as Record<string, unknown>)[key] }
}
