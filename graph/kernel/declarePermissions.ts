// What the viewer may do with the rows of a type, as one object of it: `can { edit { allowed reason } }`.
import type { ObjectRef } from '@pothos/core'
import type { PrismaModelTypes, PrismaObjectRef } from '@pothos/plugin-prisma'
import type { Prisma, PrismaClient } from '../../prisma/__generated__/client/client.ts'
import { onlyNow } from './asOf.ts'
import { builder } from './builder.ts'
import type { Context } from './context.ts'
import { Permission, type PermissionShape } from './permission.ts'
import type { Viewer } from './viewer.ts'

type Types = (typeof builder)['$inferSchemaTypes']

/** What it is, and how it is decided. */
export type Declared<Row> = readonly [
  description: string,
  decide: (viewer: Viewer, row: Row, context: Context) => PermissionShape | Promise<PermissionShape>,
]

type RowOf<M extends PrismaModelTypes, S> = Prisma.Result<
  PrismaClient[Uncapitalize<M['Name'] & Prisma.ModelName>],
  { select: S },
  'findUniqueOrThrow'
>

const inThePast: PermissionShape = { allowed: false, reason: onlyNow, whoCan: [] }

const field = <Row>([description, decide]: Declared<Row>) => ({
  type: Permission,
  description,
  resolve: (row: Row, _args: object, context: Context) =>
    context.asOf ? inThePast : decide(context.requireViewer(), row, context),
})

const fieldsOf = <Row>(
  table: Record<string, Declared<Row>>,
  make: (options: ReturnType<typeof field<Row>>) => unknown,
): never => Object.fromEntries(Object.entries(table).map(([name, one]) => [name, make(field(one))])) as never

const described = { description: 'What the viewer may do, one permission for each act.' }
const can = { description: 'What the viewer may do with it.' }
const declared = new Map<string, unknown>()

/** What is declared by this name, made where it is the first time. */
function once<T>(name: string, make: () => T): T {
  if (!declared.has(name)) declared.set(name, make())
  return declared.get(name) as T
}

/** The type of what the viewer may do with the rows of a type: it selects columns of the very row. */
export const permissionsOf = <M extends PrismaModelTypes>(
  type: PrismaObjectRef<Types, M>,
): PrismaObjectRef<Types, M> => {
  const variant = `${type.name}Can`
  return once(variant, () => {
    const made = builder.prismaObject(type.modelName as never, { variant, ...described, select: {} } as never)
    builder.prismaObjectField(type as never, 'can', (t) => t.variant(made as never, can as never) as never)
    return made
  })
}

/** Adds to what the viewer may do with the rows of a type, which is decided by some of their columns. */
export function declarePermissions<M extends PrismaModelTypes, const S extends object>(
  type: PrismaObjectRef<Types, M>,
  select: S,
  table: Record<string, Declared<RowOf<M, S>>>,
): void {
  builder.prismaObjectFields(permissionsOf(type) as never, (t) =>
    fieldsOf(table, (options) => t.field({ ...options, select } as never)),
  )
}

/** The same of what is no row of a table. */
export function declareShapePermissions<Shape>(
  type: ObjectRef<Types, Shape>,
  table: Record<string, Declared<Shape>>,
): void {
  const made = once(`${type.name}Can`, () => {
    const ref = builder.objectRef<Shape>(`${type.name}Can`).implement(described)
    builder.objectField(type as never, 'can', (t) => t.field({ ...can, type: ref, resolve: (row) => row }))
    return ref
  })
  builder.objectFields(made, (t) => fieldsOf(table, (options) => t.field(options as never)))
}
