export { listPayments } from './domain/payment/list-payments.ts';
export { createPayment } from './domain/payment/create-payment.ts';
export { getPayment } from './domain/payment/get-payment.ts';
export { updatePayment } from './domain/payment/update-payment.ts';
