// Everything that the noun adds to the graph.
import './noun.ts'
import './PracticeFeature.ts'
import './PracticeBoard.ts'
import './legacyUserPractices.ts'
import './savePracticeAnswers.ts'
import './adoptPracticeGap.ts'
