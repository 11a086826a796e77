// A SAML response whose assertion is encrypted, as it reads once that is opened.
import { createPrivateKey } from 'node:crypto'
import { promisify } from 'node:util'
import { XMLSerializer } from '@xmldom/xmldom'
import { decrypt } from 'xml-encryption'
import { SignInError } from '../../kernel/errors.ts'
import { assertionSpace, elementsIn, parsedXml, untrusted } from './samlMessage.ts'
import * as t from './__generated__/messages.ts'

/** Opens it with a private key, as PKCS #8; one that is not encrypted comes back as it is. */
export async function decryptedResponse(response: string, key: Uint8Array | null): Promise<string> {
  const document = parsedXml(response)
  const [encrypted, ...more] = elementsIn(document, '*', 'EncryptedAssertion')
  if (!encrypted) return response
  if (!key) throw new SignInError(t.encryptedAssertion)
  const { documentElement: root } = document
  if (more.length || encrypted.parentNode !== root || elementsIn(document, assertionSpace, 'Assertion').length)
    throw untrusted('It has not one assertion.')
  root.replaceChild(document.importNode(await opened(encrypted, key), true), encrypted)
  return Buffer.from(new XMLSerializer().serializeToString(document)).toString('base64')
}

/** What went wrong is not said: from answers that differ others could learn what stands in it. */
async function opened(encrypted: Element, key: Uint8Array): Promise<Element> {
  const pem = createPrivateKey({ key: Buffer.from(key), format: 'der', type: 'pkcs8' }).export({
    format: 'pem',
    type: 'pkcs8',
  })
  try {
    const xml = await promisify(decrypt)(new XMLSerializer().serializeToString(encrypted), {
      key: pem,
      disallowDecryptionWithInsecureAlgorithm: true,
    })
    return parsedXml(Buffer.from(xml).toString('base64')).documentElement
  } catch {
    throw new SignInError(t.notDecrypted)
  }
}
