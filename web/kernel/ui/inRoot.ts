interface Named {
  readonly name: string
  readonly rootName?: string | null
}

/** Where something is, with its root organization first for those who belong to several. */
export const inRoot = ({ name, rootName }: Named): string =>
  rootName && rootName !== name ? `${rootName} › ${name}` : name
