export {
  securityEventKinds,
  securityLog,
  securityLogQuery,
  type SecurityEventKind,
  type SecurityLogAnswer,
  type SecurityLogQuery,
  type SecurityLogRow,
} from './security-log'
