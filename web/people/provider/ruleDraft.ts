// The rules of a provider while they are changed, and how they are sent.
import type { Problems } from '../../kernel/relay/useMutation.ts'
import { accessLevelNames } from '../../kernel/ui/accessLevels.ts'
import type { RuleLevel } from './ruleLevels.ts'
import * as t from './__generated__/messages.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export interface SavedRule {
  readonly providerGroup: string
  readonly organization?: Named | null
  readonly department?: Named | null
  readonly group?: Named | null
  readonly accessLevel: string
  readonly isInUse: boolean
}

export interface RuleDraft extends SavedRule {
  readonly key: string
}

export const draftOf = (rule: SavedRule, at: number): RuleDraft => {
  const { providerGroup, organization, department, group, accessLevel, isInUse } = rule
  return { key: `saved ${at}`, providerGroup, organization, department, group, accessLevel, isInUse }
}

export const newRule = (): RuleDraft => ({
  key: crypto.randomUUID(),
  providerGroup: '',
  organization: null,
  department: null,
  group: null,
  accessLevel: 'TRANSACTIONAL',
  isInUse: true,
})

/** Where people are by a rule and as what, without the organization. */
export const spotInWords = ({ department, group, accessLevel }: SavedRule): string =>
  [department?.name, group?.name, accessLevelNames[accessLevel]].filter(Boolean).join(', ')

/** A rule in words: drivers: Depot North, Transport, Transactional. */
export const ruleInWords = (rule: SavedRule): string =>
  `${rule.providerGroup || t.newRule}: ${[rule.organization?.name, spotInWords(rule)].filter(Boolean).join(', ')}`

export const inputOf = ({ providerGroup, organization, department, group, accessLevel }: RuleDraft) => ({
  providerGroup,
  organizationId: organization?.id ?? '',
  departmentId: department?.id ?? null,
  groupId: group?.id ?? null,
  accessLevel: accessLevel as RuleLevel,
})

/** What stops rules from being sent. */
export function ruleProblems(rules: readonly RuleDraft[]): Problems {
  const problems: Record<string, string> = {}
  for (const [at, { isInUse, organization }] of rules.entries())
    // What is gone is not known here any more: sent without it, the rule would hold for more than it did.
    if (!isInUse) problems[`rules.${at}.organizationId`] = t.chooseAnotherPlace
    else if (!organization) problems[`rules.${at}.organizationId`] = t.chooseAnOrganization
  return problems
}

/** The problems of one rule, by field. */
export function problemsAt(problems: Problems, at: number): Problems {
  const start = `rules.${at}.`
  const own = Object.entries(problems).filter(([path]) => path.startsWith(start))
  return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]))
}

/** Which rule has the first problem. */
export const firstRefused = (problems: Problems, rules: readonly RuleDraft[]): RuleDraft | undefined =>
  rules.find((_rule, at) => Object.keys(problemsAt(problems, at)).length)
