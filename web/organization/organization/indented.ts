/** Organizations of a tree, each with how many levels it stands below the highest of them. */
export function indented<Placed extends { readonly path: string }>(
  organizations: readonly Placed[],
): (Placed & { indent: number })[] {
  const depth = ({ path }: Placed) => path.split('/').length
  const top = Math.min(...organizations.map(depth))
  return organizations.map((organization) => ({ ...organization, indent: depth(organization) - top }))
}

/** A name as an option of a select, which shows how deep it stands by spaces. */
export const indentedName = ({ name, indent }: { readonly name: string; indent: number }): string =>
  '\u2003'.repeat(indent) + name
