// Membership
export const MEMBERSHIP_REFRESH_MS = 300_000; // CONST-25
export const STUB_SUBSCRIPTION_YEARS = 1; // CONST-26
export const TRIAL_ENDING_SOON_DAYS = 1; // MEM-12
export const PRIVE_MONTHLY_PRICE_USD = 1.99; // CONST-27
export const PURCHASES_PER_HOUR = 20;
