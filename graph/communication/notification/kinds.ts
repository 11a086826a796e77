// What people are told of: the one table of it, in the order in which somebody sets it for themselves.
import type { Text } from '../../kernel/messages/text.ts'
import * as t from './__generated__/messages.ts'

interface Kind {
  /** As a heading: "Assigned to me". */
  name: Text
  /** When somebody is told, in a sentence. */
  about: Text
  /** Told at once wherever one is, too. */
  isUrgent?: true
  /** Its own noun sends a mail by itself, whatever is set here. */
  isMailedAnyway?: true
}

const kindTable = {
  ASSIGNED: { name: t.assignedName, about: t.assignedAbout },
  DELEGATED: { name: t.delegatedName, about: t.delegatedAbout, isUrgent: true },
  DELEGATION_ANSWERED: {
    name: t.delegationAnsweredName,
    about: t.delegationAnsweredAbout,
  },
  ESCALATED: {
    name: t.escalatedName,
    about: t.escalatedAbout,
    isUrgent: true,
  },
  ESCALATION_ANSWERED: { name: t.escalationAnsweredName, about: t.escalationAnsweredAbout },
  DUE_SOON: { name: t.dueSoonName, about: t.dueSoonAbout },
  LATE: { name: t.lateName, about: t.lateAbout, isUrgent: true },
  RESUMES: { name: t.resumesName, about: t.resumesAbout },
  COMPLETED: { name: t.completedName, about: t.completedAbout },
  SIGN_OFF: {
    name: t.signOffName,
    about: t.signOffAbout,
  },
  BREACH_OPENED: {
    name: t.breachOpenedName,
    about: t.breachOpenedAbout,
    isUrgent: true,
  },
  BREACH_RETURNED: {
    name: t.breachReturnedName,
    about: t.breachReturnedAbout,
    isUrgent: true,
  },
  BREACH_RECOVERED: { name: t.breachRecoveredName, about: t.breachRecoveredAbout },
  MENTIONED: { name: t.mentionedName, about: t.mentionedAbout },
  NOTE: { name: t.noteName, about: t.noteAbout },
  MESSAGE: { name: t.messageName, about: t.messageAbout },
  MAIL_FAILED: { name: t.mailFailedName, about: t.mailFailedAbout, isUrgent: true },
  APPOINTMENT_INVITED: { name: t.appointmentInvitedName, about: t.appointmentInvitedAbout, isMailedAnyway: true },
  APPOINTMENT_CHANGED: {
    name: t.appointmentChangedName,
    about: t.appointmentChangedAbout,
    isMailedAnyway: true,
  },
  APPOINTMENT_CANCELLED: {
    name: t.appointmentCancelledName,
    about: t.appointmentCancelledAbout,
    isUrgent: true,
    isMailedAnyway: true,
  },
  APPOINTMENT_ANSWERED: {
    name: t.appointmentAnsweredName,
    about: t.appointmentAnsweredAbout,
  },
  TOUR_STARTS: { name: t.tourStartsName, about: t.tourStartsAbout },
  REQUEST: {
    name: t.requestName,
    about: t.requestAbout,
  },
  REQUEST_DECIDED: { name: t.requestDecidedName, about: t.requestDecidedAbout },
  WEBHOOK_PAUSED: {
    name: t.webhookPausedName,
    about: t.webhookPausedAbout,
    isUrgent: true,
  },
  PASSWORD_RESET: {
    name: t.passwordResetName,
    about: t.passwordResetAbout,
    isUrgent: true,
    isMailedAnyway: true,
  },
  ROLE_CHANGED: {
    name: t.roleChangedName,
    about: t.roleChangedAbout,
    isUrgent: true,
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kindTable

export const kindNames = Object.keys(kindTable) as KindName[]

export const isKind = (name: string): name is KindName => Object.hasOwn(kindTable, name)

export const kindOf = (name: KindName): Kind => kindTable[name]
