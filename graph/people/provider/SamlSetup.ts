import { builder } from '../../kernel/builder.ts'
import type { samlAddresses } from './samlAddresses.ts'
import type { SamlSettings } from './samlSettings.ts'

type Setup = ReturnType<typeof samlAddresses> & Pick<SamlSettings, 'encryptionCertificate'>

export const SamlSetup = builder.objectRef<Setup>('SamlSetup').implement({
  description: 'What to enter at an identity provider that speaks SAML 2.0.',
  fields: (t) => ({
    entityIdentifier: t.exposeString('entityId', {
      description: 'The entity ID of Opsgraph for this organization, also called audience.',
    }),
    replyUrl: t.expose('replyUrl', {
      type: 'URL',
      description: 'Where the provider posts its responses, also called assertion consumer service.',
    }),
    encryptionCertificate: t.exposeString('encryptionCertificate', {
      nullable: true,
      description:
        'The certificate with which it may encrypt assertions, as PEM; the metadata has it, too; null if they come unencrypted.',
    }),
    metadataUrl: t.expose('metadataUrl', {
      type: 'URL',
      description: 'Where the provider can read both as metadata of a service provider.',
    }),
  }),
})
