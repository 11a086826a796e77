import { builder } from '../../kernel/builder.ts'
import { anyOf } from '../../kernel/scope.ts'
import { compared, entriesOf, equality, comparisonFields, type Given } from '../../kernel/list/comparison.ts'
import { columnOf, type InputType, type OnColumn, type Place, type Where } from '../../kernel/list/condition.ts'
import { uuidOfNode } from '../../kernel/list/conditions.ts'
import { visibleOrganizations } from './visibleOrganizations.ts'

const OrganizationComparison = builder.inputType('OrganizationComparison', {
  description: 'Filters by organization; all given conditions must match.',
  fields: (t) => ({
    ...comparisonFields(t, 'ID', equality),
    below: t.id({ description: 'This organization or any of its sub-organizations.' }),
    inTreeOf: t.id({ description: 'Any organization with the same root organization as this one.' }),
  }),
}) as InputType

const byId = compared((value: string, path) => uuidOfNode('Organization', value, path))

/** What stands in an organization: in it, below it, or in its tree. */
export const inOrganization = <const Column extends string = '@Id'>(
  column: Column = '@Id' as Column,
  about?: string,
): OnColumn<string, Column> => ({
  column: columnOf(column),
  about,
  type: () => OrganizationComparison,
  async where(given: Given, place) {
    const wheres = []
    for (const [name, value] of entriesOf(given, place)) {
      const isOfTree = name === 'below' || name === 'inTreeOf'
      wheres.push(isOfTree ? await inTree(name, value as string, place) : byId({ [name]: value }, place))
    }
    return { AND: wheres }
  },
})

/** Of an organization that the viewer does not see there is nothing. */
async function inTree(name: 'below' | 'inTreeOf', id: string, { context, column, path, count }: Place): Promise<Where> {
  count()
  const at = await context.db.prisma.organization.findFirst({
    where: { AND: [visibleOrganizations(context), { id: uuidOfNode('Organization', id, `${path}.${name}`) }] },
    select: { rootId: true, path: true },
  })
  if (!at) return anyOf([])
  const relation = column.replace(/Id$/, '')
  return { [relation]: { is: name === 'below' ? { path: { startsWith: at.path } } : { rootId: at.rootId } } }
}
