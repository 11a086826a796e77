/** What a directory is refused, as RFC 7644 (3.12) names it. */
type Kind =
  | 'uniqueness'
  | 'invalidValue'
  | 'mutability'
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'noTarget'

/** Says to a directory why something is not done; in English, as all that programs are told. */
export class DirectoryRefusal extends Error {
  readonly status: number
  readonly kind: Kind | undefined

  constructor(status: 400 | 403 | 404 | 409 | 501, kind: Kind | undefined, detail: string) {
    super(detail)
    this.status = status
    this.kind = kind
  }
}
