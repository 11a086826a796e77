import { builder } from '../../kernel/builder.ts'
import { SamlCertificate } from './SamlCertificate.ts'
import type { SamlSettings } from './samlSettings.ts'

export const SamlProvider = builder.objectRef<SamlSettings & { issuer: string }>('SamlProvider').implement({
  description: 'What is set up for an identity provider that speaks SAML 2.0.',
  fields: (t) => ({
    entityIdentifier: t.exposeString('issuer', { description: 'The entity ID of the provider.' }),
    signInUrl: t.expose('signInUrl', { type: 'URL', description: 'Where people are sent to sign in.' }),
    certificates: t.field({
      type: [SamlCertificate],
      description: 'The certificates that it may sign with.',
      resolve: ({ certificates }) => certificates,
    }),
    emailAttribute: t.exposeString('emailAttribute', {
      nullable: true,
      description: 'The attribute that has the email address of a person; null for the usual ones.',
    }),
    isEncrypted: t.boolean({
      description: 'Whether it may encrypt its assertions; those that are not encrypted are taken, too.',
      resolve: ({ encryptionCertificate }) => encryptionCertificate !== null,
    }),
    nameAttribute: t.exposeString('nameAttribute', {
      nullable: true,
      description: 'The attribute that has the name of a person; null for the usual ones.',
    }),
  }),
})
