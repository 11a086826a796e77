import { AddAppointmentPopup } from '../appointment/AddAppointmentPopup.tsx'
import { ConnectionBar } from '../offline/ConnectionBar.tsx'

/** What every screen has beside itself; its code comes behind the first screen. */
export function Extras() {
  return (
    <>
      <ConnectionBar />
      <AddAppointmentPopup />
    </>
  )
}
