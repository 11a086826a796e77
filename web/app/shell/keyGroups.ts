// Every key of the product, in one list: what the sheet of keys shows.
import { going, type KeyRow } from '../../kernel/shell/keys.ts'
import * as t from './__generated__/messages.ts'

export interface KeyGroup {
  name: string
  rows: readonly KeyRow[]
}

export const keyGroups: readonly KeyGroup[] = [
  {
    name: t.everywhere,
    rows: [
      { keys: ['Ctrl+K'], does: t.searchEverythingAndDoAnything },
      { keys: ['Ctrl+Z'], does: t.undoWhatYouDidLast },
      { keys: ['?'], does: t.showTheKeys },
      { keys: ['Esc'], does: t.closeWhatIsOpen },
      ...going,
    ],
  },
  {
    name: t.onTheBoard,
    rows: [
      { keys: ['n'], does: t.addARecord },
      { keys: ['Up'], does: t.toTheCardAbove },
      { keys: ['Down'], does: t.toTheCardBelow },
      { keys: ['Right'], does: t.toTheNextPanel },
      { keys: ['Left'], does: t.toThePanelBefore },
      { keys: ['Home'], does: t.toTheFirstCard },
      { keys: ['End'], does: t.toTheLastCard },
      { keys: ['Enter'], does: t.openTheRecord },
      { keys: ['m'], does: t.showWhatCanBeDoneWith },
      { keys: ['Shift+Right'], does: t.moveTheRecordToTheNext },
      { keys: ['Shift+Left'], does: t.moveTheRecordToThePanel },
      { keys: ['p'], does: t.openTheProceduresOfTheSelected },
      { keys: ['q'], does: t.openQuickLaunchAndSavedFilters },
    ],
  },
  {
    name: t.inAnOpenRecord,
    rows: [
      { keys: ['Up'], does: t.previousRecord },
      { keys: ['Down'], does: t.nextRecord },
    ],
  },
  {
    name: t.inThePlanner,
    rows: [
      { keys: ['Right'], does: t.carryTheWorkToLater },
      { keys: ['Left'], does: t.carryTheWorkToEarlier },
      { keys: ['Down'], does: t.carryTheWorkToWhoIs },
      { keys: ['Up'], does: t.carryTheWorkToWhoIs2 },
      { keys: ['Shift+Right'], does: t.makeTheWorkLonger },
      { keys: ['Shift+Left'], does: t.makeTheWorkShorter },
      { keys: ['Esc'], does: t.leaveTheWorkWhereItWas },
      { keys: ['Enter'], does: t.putTheWorkDownOrAsk },
      { keys: ['Delete'], does: t.takeTheWorkOffThePlan },
    ],
  },
  {
    name: t.inTheCalendar,
    rows: [
      { keys: ['m'], does: t.showTheMonth },
      { keys: ['w'], does: t.showTheWeek },
      { keys: ['d'], does: t.showTheDay },
      { keys: ['a'], does: t.showTheAgenda },
      { keys: ['Right'], does: t.toWhatComesAfter },
      { keys: ['Left'], does: t.toWhatCameBefore },
      { keys: ['t'], does: t.toToday },
      { keys: ['n'], does: t.addAnEntry },
    ],
  },
  {
    name: t.onAnEntryOfTheCalendar,
    rows: [
      { keys: ['Down'], does: t.toTheEntryBehind },
      { keys: ['Up'], does: t.toTheEntryBefore },
      { keys: ['Right'], does: t.toAnEntryOfALater },
      { keys: ['Left'], does: t.toAnEntryOfAnEarlier },
      { keys: ['Alt+Down'], does: t.moveItToAQuarterOf },
      { keys: ['Alt+Up'], does: t.moveItToAQuarterOf2 },
      { keys: ['Alt+Right'], does: t.moveItToTheNextDay },
      { keys: ['Alt+Left'], does: t.moveItToTheDayBefore },
      { keys: ['Shift+Down'], does: t.letItEndAQuarterOf },
      { keys: ['Shift+Up'], does: t.letItEndAQuarterOf2 },
      { keys: ['Shift+Right'], does: t.letItEndADayLater },
      { keys: ['Shift+Left'], does: t.letItEndADayEarlier },
      { keys: ['m'], does: t.showWhatCanBeDoneWith2 },
    ],
  },
  {
    name: t.inQuickView,
    rows: [
      { keys: ['Right'], does: t.toTheNextRecordOrPicture },
      { keys: ['Left'], does: t.toTheRecordOrPictureBefore },
    ],
  },
  {
    name: t.inTheSearch,
    rows: [
      { keys: ['Down'], does: t.toTheNextOne },
      { keys: ['Up'], does: t.toTheOneBefore },
      { keys: ['Enter'], does: t.openIt },
      { keys: ['Ctrl+Enter'], does: t.openItInANewTab },
    ],
  },
  {
    name: t.whileWriting,
    rows: [{ keys: ['Ctrl+Enter'], does: t.addTheNote }],
  },
]
