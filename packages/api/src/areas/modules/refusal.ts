/** Why a version was not accepted. The rest of the suite goes on; the super admin's page and the log tell it. */
export type Refusal = {
  readonly moduleId: string
  readonly version: string
  /** record: what lies on the disk; activation: whether it goes with this suite and the other modules. */
  readonly step: 'record' | 'activation'
  readonly kind: 'record-broken' | 'other-module' | 'changed' | 'contract' | 'route-taken' | 'entry-taken'
  /** One sentence that names module and reason, for those who publish. */
  readonly detail: string
}
