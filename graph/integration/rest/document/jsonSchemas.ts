// The rows' shapes as JSON schemas, the named ones gathered as components.
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

const known = ['uuid', 'date-time', 'date', 'email']

/** A format says more than the pattern that stands for it, and a type that may be null more than a choice of two. */
function simplify(schema: JsonSchema) {
  delete schema.id
  if (known.includes(schema.format ?? '')) delete schema.pattern
  if (schema.type === 'integer' && schema.minimum === -(2 ** 31)) delete schema.minimum
  if (schema.type === 'integer' && schema.maximum === 2 ** 31 - 1) {
    delete schema.maximum
    schema.format = 'int32'
  }
  const [one, other, ...more] = schema.anyOf ?? []
  if (!one || other?.type !== 'null' || more.length || typeof one.type !== 'string') return
  simplify(one)
  delete schema.anyOf
  Object.assign(schema, { ...one, ...schema, type: [one.type, 'null'] })
  if (one.enum) schema.enum = [...one.enum, null]
}

/** Gathers the components of the shapes that it is asked for. */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {}

  /** What is sent may have more than is declared, what is answered may not. */
  of(type: z.ZodType, direction: 'sent' | 'answered'): JsonSchema {
    const { properties, $defs } = z.toJSONSchema(z.object({ it: type }), {
      io: direction === 'sent' ? 'input' : 'output',
      override: ({ jsonSchema }) => simplify(jsonSchema),
    }) as unknown as { properties: { it: JsonSchema }; $defs?: Record<string, JsonSchema> }
    const text = (value: unknown) =>
      JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', '#/components/schemas/')) as JsonSchema
    for (const [name, schema] of Object.entries($defs ?? {})) {
      const component = text(schema)
      const before = this.components[name]
      if (before && JSON.stringify(before) !== JSON.stringify(component))
        throw new Error(`${name} is both sent and answered.`)
      this.components[name] = component
    }
    return text(properties.it)
  }
}
