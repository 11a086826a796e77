/** Who runs a domain reads mail at one of these (RFC 2142 and what certificate authorities take). */
const names = ['postmaster', 'hostmaster', 'webmaster', 'admin', 'administrator']

export const mailboxesOf = (domain: string): string[] => names.map((name) => `${name}@${domain}`)
