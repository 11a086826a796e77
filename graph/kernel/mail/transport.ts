import { createTransport } from 'nodemailer'
import type { Settings } from '../settings.ts'

/** Whether there is a server that takes mail. */
export const mailIsSetUp = ({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>): boolean => SMTP_URL !== ''

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }

/** A few connections to the server of SMTP_URL, which says all else: TLS, STARTTLS, user and password. */
export const openTransport = ({ SMTP_URL, MAIL_FROM }: Settings) =>
  createTransport(
    { url: SMTP_URL, pool: true, maxConnections: 3, ...limits, disableFileAccess: true, disableUrlAccess: true },
    { from: MAIL_FROM },
  )

export type Transport = ReturnType<typeof openTransport>
