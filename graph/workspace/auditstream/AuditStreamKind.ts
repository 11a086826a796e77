import { builder } from '../../kernel/builder.ts'

export const AuditStreamKind = builder.enumType('AuditStreamKind', {
  description: 'How an audit log is sent on.',
  values: {
    WEBHOOK: { description: 'As JSON, posted to an https address and signed as webhooks are.' },
    SYSLOG: { description: 'As messages of RFC 5424 over TLS.' },
  },
})
