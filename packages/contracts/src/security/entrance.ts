export {
  securityEventKinds,
  securityLog,
  securityLogQuery,
  securityLogSearch,
  type SecurityEventKind,
  type SecurityLogAnswer,
  type SecurityLogAsked,
  type SecurityLogQuery,
  type SecurityLogRow,
  type SecurityLogSearch,
} from './security-log'
