interface Membership {
  readonly organization: {
    readonly id: string
    readonly name: string
    readonly path: string
    readonly timeZone: string
  }
  readonly schedule: { readonly can: { readonly edit: { readonly allowed: boolean; readonly reason?: string | null } } }
}

/** One organization of each tree that somebody belongs to: enough to say from which tree they are away. */
export const treesOf = <One extends Membership>(memberships: readonly One[]) => [
  ...new Map(
    memberships.map(({ organization, schedule }) => [
      organization.path.split('/')[1],
      { ...(organization as One['organization']), ...(schedule as One['schedule']) },
    ]),
  ).values(),
]
