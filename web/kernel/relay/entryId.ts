// The ids of entries of reference lists, for what is known here by number: defaults, colours, short addresses.

type List = 'ACTION_CLASS' | 'SCHEDULE_PRIORITY' | 'TASK_OBJECTIVE' | 'TRANSACTION_TYPE' | 'TTP_TYPE' | 'TOUR_TYPE'

export const entryId = (list: List, number: number): string => btoa(`ReferenceItem:${list}:${number}`)

/** The number in an id of an entry. */
export const entryNumber = (id: string): number => Number(atob(id).split(':')[2])
