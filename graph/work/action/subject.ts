import type { AccessLevel, Disposition } from '../../../prisma/__generated__/client/enums.ts'
import type { Instant } from '../../kernel/builder.ts'
import type { Place } from '../../kernel/scope.ts'

/** What of a record decides where it may go. */
export interface Subject extends Omit<Place, 'parties'> {
  id: string
  status: number
  disposition: Disposition | null
  assigneeId: string | null
  creatorId: string
  delegatorId: string | null
  delegateId: string | null
  /** The access levels of those who delegated it so far, by rank: who has it now may do no more with it than they. */
  delegatorLevels: number[]
  escalatedToId: string | null
  escalatedLevel: AccessLevel | null
  actualStart: Instant | null
  actualEnd: Instant | null
  statusAt: Instant
  mandatoryItems: number
  mandatoryOpen: number
  completedById: string | null
  requiresSignOff: boolean
  signedOffAt: Instant | null
  version: number
}

/** The columns of a subject, for a selection. */
export const subjectColumns = {
  id: true,
  rootId: true,
  organizationId: true,
  departmentId: true,
  groupId: true,
  bucket: true,
  status: true,
  disposition: true,
  assigneeId: true,
  creatorId: true,
  delegatorId: true,
  delegateId: true,
  delegatorLevels: true,
  escalatedToId: true,
  escalatedLevel: true,
  actualStart: true,
  actualEnd: true,
  statusAt: true,
  mandatoryItems: true,
  mandatoryOpen: true,
  completedById: true,
  requiresSignOff: true,
  signedOffAt: true,
  version: true,
} as const

/** Where a subject is and whose it is. */
export const recordPlace = (subject: Subject): Place => ({
  ...subject,
  parties: [
    subject.assigneeId,
    subject.creatorId,
    subject.delegatorId,
    subject.delegateId,
    subject.escalatedToId,
  ].filter((party) => party !== null),
})
