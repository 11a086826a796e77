import { X509Certificate } from 'node:crypto'
import { builder } from '../../kernel/builder.ts'

export const SamlCertificate = builder.objectRef<string>('SamlCertificate').implement({
  description: 'A certificate that a SAML provider may sign with.',
  fields: (t) => ({
    pem: t.string({ description: 'The certificate as PEM, to be sent again with a change.', resolve: (pem) => pem }),
    subject: t.string({
      description: 'Whose it is, as it says.',
      resolve: (pem) => new X509Certificate(pem).subject.replaceAll('\n', ', '),
    }),
    fingerprint: t.string({
      description: 'Its SHA-256 fingerprint, in hexadecimal.',
      resolve: (pem) => new X509Certificate(pem).fingerprint256,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it expires; what it signs is taken after that, too.',
      resolve: (pem) => new Date(new X509Certificate(pem).validTo),
    }),
  }),
})
