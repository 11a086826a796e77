// Everything that the noun adds to the graph.
import './noun.ts'
import './Passkey.ts'
import './passkeyChallenge.ts'
import './confirmIdentityWithPasskey.ts'
import './createPasskey.ts'
import './deletePasskey.ts'
import './startPasskeySetup.ts'
import './updatePasskey.ts'
