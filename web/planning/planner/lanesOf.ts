import type { Lane, Span } from './work.ts'

interface Between {
  readonly from: string
  readonly to: string
}

interface Read {
  readonly user: { readonly id: string; readonly name: string }
  readonly groups: readonly string[]
  readonly organizationPaths: readonly string[]
  readonly working: readonly Between[]
  readonly absences: readonly Between[]
  readonly blocks: readonly (Between & {
    readonly kind: string
    readonly mins: number
    readonly action: object | null | undefined
  })[]
}

const spanOf = ({ from, to }: Between): Span => ({ from: Date.parse(from), to: Date.parse(to) })

/** The lanes as they were read; records in sight stand in the pool, the rest is only busy. */
export const lanesOf = (read: readonly Read[]): Lane[] =>
  read.map(({ user, groups, organizationPaths, working, absences, blocks }) => ({
    id: user.id,
    name: user.name,
    groups,
    paths: organizationPaths,
    working: working.map(spanOf),
    absences: absences.map(spanOf),
    busy: blocks.flatMap((block) =>
      block.action
        ? []
        : [
            {
              ...spanOf(block),
              mins: block.mins,
              isAppointment: block.kind === 'APPOINTMENT',
            },
          ],
    ),
  }))
