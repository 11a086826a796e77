// What is set up for a SAML provider while it is changed, and how it is sent.

interface KeptSaml {
  readonly entityIdentifier: string
  readonly signInUrl: string
  readonly certificates: readonly { readonly pem: string }[]
  readonly emailAttribute?: string | null
  readonly nameAttribute?: string | null
  readonly isEncrypted?: boolean
}

export interface SamlDraft {
  readonly entityIdentifier: string
  readonly signInUrl: string
  /** One or several, as they are pasted. */
  readonly certificates: string
  readonly emailAttribute: string
  readonly nameAttribute: string
  readonly isEncrypted: boolean
}

export const samlDraftOf = (kept: KeptSaml | null | undefined): SamlDraft => ({
  entityIdentifier: kept?.entityIdentifier ?? '',
  signInUrl: kept?.signInUrl ?? '',
  certificates: kept?.certificates.map(({ pem }) => pem.trim()).join('\n') ?? '',
  emailAttribute: kept?.emailAttribute ?? '',
  nameAttribute: kept?.nameAttribute ?? '',
  isEncrypted: kept?.isEncrypted ?? false,
})

const pemBlock = /(-----BEGIN [^-]+-----[^-]*-----END [^-]+-----)/

/** The certificates in a text: PEM blocks, and base64 alone, which ends at an empty line. */
const certificatesIn = (text: string): string[] =>
  text
    .split(pemBlock)
    .flatMap((part) => (pemBlock.test(part) ? [part] : part.split(/\n\s*\n/)))
    .map((one) => one.trim())
    .filter(Boolean)

export const samlInputOf = ({ certificates, ...draft }: SamlDraft) => ({
  entityIdentifier: draft.entityIdentifier.trim(),
  signInUrl: draft.signInUrl.trim(),
  certificates: certificatesIn(certificates),
  emailAttribute: draft.emailAttribute.trim() || null,
  nameAttribute: draft.nameAttribute.trim() || null,
  isEncrypted: draft.isEncrypted,
})
