import { graphql, useFragment } from 'react-relay'
import type { SamlAddresses_setup$key } from '../../__generated__/SamlAddresses_setup.graphql.ts'
import { CopyField } from '../../kernel/ui/CopyField.tsx'
import * as t from './__generated__/messages.ts'

/** What to enter at a SAML provider. */
export function SamlAddresses({ setup }: { setup: SamlAddresses_setup$key }) {
  const { entityIdentifier, replyUrl, metadataUrl, encryptionCertificate } = useFragment(
    graphql`
      fragment SamlAddresses_setup on SamlSetup {
        entityIdentifier
        replyUrl
        metadataUrl
        encryptionCertificate
      }
    `,
    setup,
  )
  return (
    <>
      <CopyField label={t.ownEntityId} value={entityIdentifier} />
      <CopyField label={t.replyAddress} value={replyUrl} />
      <CopyField label={t.metadataAddress} value={metadataUrl} />
      {encryptionCertificate ? <CopyField label={t.encryptionCertificate} value={encryptionCertificate} /> : null}
    </>
  )
}
