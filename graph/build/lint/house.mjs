// The house's own lint rules: each ends a family of faults.
import { downwards } from './downwards.mjs'
import { fileLength } from './fileLength.mjs'
import { guardedForm } from './guardedForm.mjs'
import { lateWindow } from './lateWindow.mjs'
import { lineWidth } from './lineWidth.mjs'
import { logicalSides } from './logicalSides.mjs'
import { namedRole } from './namedRole.mjs'
import { noCutText } from './noCutText.mjs'
import { noEffectExpression } from './noEffectExpression.mjs'
import { oneClock } from './oneClock.mjs'
import { ownRegistry } from './ownRegistry.mjs'
import { pageKeys } from './pageKeys.mjs'
import { polledRead } from './polledRead.mjs'
import { quietRefetch } from './quietRefetch.mjs'
import { readerLanguage } from './readerLanguage.mjs'
import { textInCatalogue } from './textInCatalogue.mjs'
import { unusedFields } from './unusedFields.mjs'
import { wholeSentence } from './wholeSentence.mjs'

export default {
  meta: { name: 'house' },
  rules: {
    downwards,
    'file-length': fileLength,
    'guarded-form': guardedForm,
    'late-window': lateWindow,
    'line-width': lineWidth,
    'logical-sides': logicalSides,
    'named-role': namedRole,
    'no-cut-text': noCutText,
    'no-effect-expression': noEffectExpression,
    'one-clock': oneClock,
    'own-registry': ownRegistry,
    'page-keys': pageKeys,
    'polled-read': polledRead,
    'quiet-refetch': quietRefetch,
    'reader-language': readerLanguage,
    'text-in-catalogue': textInCatalogue,
    'unused-fields': unusedFields,
    'whole-sentence': wholeSentence,
  },
}
