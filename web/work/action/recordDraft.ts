import { entryId } from '../../kernel/relay/entryId.ts'

/** What the form of a new record begins with. */
export const emptyRecord = {
  title: '',
  organizationId: '',
  actionClassId: entryId('ACTION_CLASS', 1),
  priorityId: entryId('SCHEDULE_PRIORITY', 4),
  groupId: '',
  start: '',
  due: '',
}

/** What the address says of a new record. */
export const givenIn = ({ title, start, due }: Partial<Record<string, string>>) => ({
  ...(title && { title }),
  ...(start && !Number.isNaN(Date.parse(start)) && { start }),
  ...(due && !Number.isNaN(Date.parse(due)) && { due }),
})

/** The vehicle that the address names for it, by its id and unit number. */
export const vehicleIn = ({ vehicle, unit }: Partial<Record<string, string>>) =>
  vehicle && unit ? { id: vehicle, name: unit } : undefined
