import type { Db } from './db.ts'

export const referenceLists = [
  'RECORD_STATUS',
  'ACTION_CLASS',
  'SCHEDULE_PRIORITY',
  'TASK_OBJECTIVE',
  'TOUR_TYPE',
  'ACTION_TYPE',
  'TRANSACTION_TYPE',
  'TTP_TYPE',
  'AUDIT_STATUS',
  'LEGAL_ENTITY_TYPE',
  'GOVT_ENTITY_TYPE',
  'PLATFORM_STATUS',
  'LOCATION_TYPE',
  'GROUPING_TYPE',
] as const

export type ReferenceList = (typeof referenceLists)[number]

export interface ReferenceItem {
  list: ReferenceList
  id: number
  name: string
  sortOrder: number
  active: boolean
}

/** The reference lists, held in memory: they change with the migrations only. */
export class References {
  private readonly lists = new Map<string, ReferenceItem[]>()
  private readonly byId = new Map<string, ReferenceItem>()

  constructor(items: readonly (Omit<ReferenceItem, 'list'> & { list: string })[]) {
    for (const item of items as ReferenceItem[]) {
      this.byId.set(`${item.list} ${item.id}`, item)
      this.lists.set(item.list, [...(this.lists.get(item.list) ?? []), item])
    }
  }

  static async load(db: Db): Promise<References> {
    return new References(await db.prisma.referenceItem.findMany({ orderBy: [{ list: 'asc' }, { sortOrder: 'asc' }] }))
  }

  list(list: ReferenceList): ReferenceItem[] {
    return this.lists.get(list) ?? []
  }

  find(list: ReferenceList, id: number): ReferenceItem | undefined {
    return this.byId.get(`${list} ${id}`)
  }

  /** The item that a row refers to. */
  get(list: ReferenceList, id: number): ReferenceItem {
    return this.find(list, id) ?? { list, id, name: '', sortOrder: 0, active: false }
  }
}
