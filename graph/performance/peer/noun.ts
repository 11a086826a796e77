import { noun } from '../../kernel/noun.ts'

noun('PeerConsent', 'consent to the comparison with peers', 'consents to the comparison with peers', {
  audited: true,
  searched: false,
  exported: false,
})
