import { builder } from '../builder.ts'
import type { Context } from '../context.ts'
import { mostOf, quotaKinds, quotas, type QuotaKind } from './quotas.ts'
import { usedOf } from './usedOf.ts'

const QuotaKindEnum = builder.enumType('QuotaKind', {
  description: 'What a quota counts.',
  values: Object.fromEntries(
    quotaKinds.map((kind) => [kind, { value: kind, description: quotas[kind].description }]),
  ) as Record<QuotaKind, { value: QuotaKind; description: string }>,
})

interface Use {
  kind: QuotaKind
  used: number
  most: number
  mostOfPerson: number | undefined
}

export const QuotaUse = builder.objectRef<Use>('QuotaUse').implement({
  description: 'How much of a quota is used.',
  fields: (t) => ({
    kind: t.expose('kind', { type: QuotaKindEnum, description: 'What is counted.' }),
    used: t.exposeFloat('used', { description: 'How much is used.' }),
    most: t.exposeFloat('most', { description: 'How much may be used; who runs the installation can raise it.' }),
    mostOfPerson: t.exposeFloat('mostOfPerson', {
      nullable: true,
      description: 'How much of it one person may use; null if that is not limited.',
    }),
  }),
})

/** How much a root organization uses of each quota that it has. */
export const usesOfRoot = ({ now, db, services: { settings } }: Context, rootId: string): Promise<Use[]> =>
  Promise.all(
    quotaKinds.flatMap((kind) => {
      const most = mostOf(settings, kind, 'root')
      if (most === undefined) return []
      return usedOf(db.prisma, kind, 'root', { id: rootId, now }).then((used) => ({
        kind,
        used,
        most,
        mostOfPerson: mostOf(settings, kind, 'person'),
      }))
    }),
  )
