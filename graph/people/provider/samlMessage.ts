// What is looked at of a SAML response before its signature: that it is one message for one request, of which no two
// readers could read two things.
import { DOMParser } from '@xmldom/xmldom'
import { SignInError } from '../../kernel/errors.ts'
import * as t from './__generated__/messages.ts'

const protocol = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const assertionSpace = 'urn:oasis:names:tc:SAML:2.0:assertion'
const signature = 'http://www.w3.org/2000/09/xmldsig#'
const status = 'urn:oasis:names:tc:SAML:2.0:status:'

const algorithms = new Set([
  `${signature}enveloped-signature`,
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
])

export interface Expected {
  requestId: string
  replyUrl: string
  issuer: string
}

export const untrusted = (reason: string) => new SignInError(t.answerRefused({ reason: reason.slice(0, 200) }))

/** What stands in base64; throws where it is no XML, or more than that. */
export function parsedXml(response: string): Document {
  if (!/^[\w+/=\s]+$/.test(response)) throw untrusted('It is not in base64.')
  const xml = Buffer.from(response, 'base64').toString('utf8')
  // No entities, neither their own nor those of somebody's server.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw untrusted('It has a document type.')
  const fail = (reason: string) => {
    throw untrusted(`It is no XML: ${reason}`)
  }
  const errorHandler = { warning: fail, error: fail, fatalError: fail }
  return new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml')
}

export const elementsIn = (node: Document | Element, space: string, name: string) =>
  Array.from(node.getElementsByTagNameNS(space, name))

const ownChildren = (node: Element, name: string) =>
  elementsIn(node, '*', name).filter((one) => one.parentNode === node)

/** Throws where a provider says that nobody has signed in. */
function requireSuccess(root: Element) {
  const [said] = ownChildren(root, 'Status')
  if (!said) throw untrusted('It has no status.')
  const codes = elementsIn(said, protocol, 'StatusCode').map((one) => one.getAttribute('Value') ?? '')
  if (codes[0] === `${status}Success`) return
  if (codes.some((one) => one === `${status}AuthnFailed` || one === `${status}RequestDenied`))
    throw new SignInError(t.accessDenied)
  const text = elementsIn(said, protocol, 'StatusMessage')[0]?.textContent?.trim()
  const reason = text || codes.map((one) => one.replace(status, '')).join(', ')
  throw new SignInError(t.providerRefused({ reason: reason.slice(0, 200) }))
}

function requireStrong(document: Document) {
  for (const element of elementsIn(document, signature, '*')) {
    const algorithm = element.getAttribute('Algorithm')
    if (!algorithm || algorithms.has(algorithm)) continue
    throw algorithm.endsWith('sha1') ? new SignInError(t.weakSignature) : untrusted(`It is signed by ${algorithm}.`)
  }
}

/** There is one assertion, which is where it belongs, and each name is one element's. */
function requireOneAssertion(document: Document, root: Element) {
  const [found, ...more] = elementsIn(document, '*', 'Assertion')
  if (!found || more.length || found.parentNode !== root || found.namespaceURI !== assertionSpace)
    throw untrusted('It has not one assertion.')
  const names = elementsIn(document, '*', '*').flatMap((one) =>
    ['ID', 'Id', 'id'].flatMap((name) => (one.hasAttribute(name) ? [one.getAttribute(name)] : [])),
  )
  if (new Set(names).size < names.length) throw untrusted('Two elements have one ID.')
}

/** Throws where a response, in base64, is not one for a request. */
export function checkMessage(response: string, { requestId, replyUrl, issuer }: Expected): void {
  const document = parsedXml(response)
  const { documentElement: root } = document
  if (root?.localName !== 'Response' || root.namespaceURI !== protocol) throw untrusted('It is no response.')
  if (root.getAttribute('InResponseTo') !== requestId) throw new SignInError(t.otherRequest)
  if (root.hasAttribute('Destination') && root.getAttribute('Destination') !== replyUrl)
    throw untrusted(`Its destination is ${root.getAttribute('Destination')}.`)
  const said = ownChildren(root, 'Issuer')[0]?.textContent?.trim()
  if (said !== undefined && said !== issuer) throw new SignInError(t.otherIssuer({ issuer: said.slice(0, 200) }))
  requireSuccess(root)
  requireOneAssertion(document, root)
  requireStrong(document)
}
