// Made from openapi/openapi.yaml by `npm run contract`; not edited by hand.
export interface paths {
    "/auth/send-call/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ring a phone; the code is the last four digits of the caller's number
         * @description The answer is the same for a known and an unknown phone. One call a minute and five an hour a phone, ten an hour an address.
         */
        get: operations["sendCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-receive-call/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask for a number to call from one's own phone */
        get: operations["sendReceiveCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/call-status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the person has called the given number */
        get: operations["getCallStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange a code, or a confirmed call, for a token
         * @description The first sign-in of a phone creates its customer. A wrong code answers 400 with code code_wrong; after three, code_dead.
         */
        get: operations["getToken"];
        put?: never;
        post?: never;
        /** Sign out, ending the token on the server */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/demo/calls/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The calls that the simulated telephone got in the last five minutes, newest first */
        get: operations["listDemoCalls"];
        put?: never;
        /** Call the given number from the simulated telephone */
        post: operations["createDemoCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retail/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop that this address belongs to */
        get: operations["getCurrentRetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/current/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whoever is signed in */
        get: operations["getCurrentCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories, parents before their children */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue, a page at a time
         * @description search_text finds words by stem, by prefix and with one typo.
         */
        get: operations["listItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/item/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item */
        get: operations["getItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account's cart, or the guest's
         * @description A guest without cart_id gets a new id, kept on the server from the first line on. A signed-in customer who sends cart_id gets that guest cart merged into the account's: counts added up to 999, comments kept.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take every line out of the cart */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/cart-item/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an item into the cart; a line that is there already grows, to 999 at most
         * @description A cart holds 200 lines; one more answers 409 with code cart_full.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/cart-item/{cart_item_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Set a line's count and comment */
        put: operations["updateCartItem"];
        post?: never;
        /** Take a line out of the cart */
        delete: operations["deleteCartItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/{cart_id}/checkout/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Turn the cart into a placed order
         * @description The same Idempotency-Key gives the same answer and one order. A wholesale customer's lines keep the trade price.
         */
        put: operations["checkoutCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Delivery methods */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-point/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pickup points */
        get: operations["listDeliveryPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Placed orders, newest first
         * @description One's own, or those of customer_id, or with scope=shop everyone's; other people's need get_strange_orders.
         */
        get: operations["listPlacedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** One placed order with its lines, timeline and the next states open to this person */
        get: operations["getPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/placed-order/{id}/update-state/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Move an order to another state
         * @description A customer may cancel an order of their own while that is allowed; the rest needs update_state_placed_order. A refused move is 409.
         */
        put: operations["updatePlacedOrderState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A Russian number, '7' and ten digits
         * @example 79000000001
         */
        Phone: string;
        /**
         * Format: uuid
         * @example 6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11
         */
        RequestId: string;
        CallRequest: {
            request_id: components["schemas"]["RequestId"];
        };
        Error: {
            /**
             * @description Stable and machine readable
             * @example not_found
             */
            code: string;
            /**
             * @description Russian and fit to show
             * @example Заказ не найден.
             */
            detail: string;
            /** @description With 5xx only */
            request_id?: string;
            /** @description Seconds to wait; with 429 only */
            retry_after?: number;
        };
        ValidationError: {
            /** @constant */
            code: "validation";
            /** @example Проверьте заполнение полей. */
            detail: string;
            /**
             * @description A Russian text per field; a nested field's name is dotted
             * @example {
             *       "phone": "Это поле не может быть пустым."
             *     }
             */
            fields: {
                [key: string]: string;
            };
        };
        ReceiveCallRequest: {
            request_id: components["schemas"]["RequestId"];
            /** @description The number to call, '7' and ten digits */
            number: string;
        };
        CallStatus: {
            /**
             * @description 0 waiting, 1 confirmed, 2 expired
             * @enum {integer}
             */
            status_code: 0 | 1 | 2;
        };
        Token: {
            token: string;
        };
        /**
         * Format: date-time
         * @example 2026-11-21T09:30:00.000Z
         */
        Timestamp: string;
        DemoCall: {
            /** Format: uuid */
            id: string;
            phone: components["schemas"]["Phone"];
            /** @description Its last four digits are the code */
            caller_number: components["schemas"]["Phone"];
            created_at: components["schemas"]["Timestamp"];
        };
        DemoCallList: {
            result: components["schemas"]["DemoCall"][];
        };
        DemoCallForm: {
            /** @description Who calls */
            phone: components["schemas"]["Phone"];
            /** @description The number that is called */
            number: components["schemas"]["Phone"];
        };
        /** @example 42 */
        Id: number;
        Contacts: {
            ref?: string;
            phone?: string;
            vk?: string;
            ok?: string;
            whatsapp?: string;
            viber?: string;
            telegram?: string;
            instagram?: string;
        };
        Retail: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            /** @example ₽ */
            currency: string;
            /** @description Whether the phone simulator answers */
            demo: boolean;
            /** @description Orders still created; 0 without get_strange_orders */
            orders_wait: number;
            /** @description Payments waiting; 0 without get_strange_payments */
            payments_wait: number;
            contacts: components["schemas"]["Contacts"];
        };
        User: {
            first_name: string;
            last_name: string;
        };
        /**
         * @description Roubles with at most two decimals
         * @example 1290.5
         */
        Money: number;
        /** @enum {string} */
        CustomerType: "retail" | "wholesale";
        /** @enum {string} */
        Permission: "create_item" | "edit_item" | "delete_item" | "create_order" | "edit_order" | "delete_order" | "update_state_placed_order" | "send_to_purchase_placed_order" | "edit_payments" | "edit_retail" | "make_delivery" | "make_delivery_point" | "get_strange_payments" | "create_strange_payments" | "get_strange_orders" | "get_customers" | "create_customers" | "edit_customers" | "delete_customers" | "recovery_customers" | "edit_balance_customers" | "trade_price_orders" | "create_strange_order" | "delete_strange_order" | "edit_strange_order" | "get_strange_balance_history" | "get_purchase";
        Customer: {
            id: components["schemas"]["Id"];
            avatar_url: string | null;
            user: components["schemas"]["User"];
            /** @description Null for those who only ever used a social network */
            phone: string | null;
            balance: components["schemas"]["Money"];
            customer_type: components["schemas"]["CustomerType"];
            permissions: components["schemas"]["Permission"][];
        };
        ImageSource: {
            url: string;
            width: number;
        };
        Image: {
            /**
             * @description The middle size
             * @example /files/ab/abcdef-640.webp
             */
            url: string;
            width: number;
            height: number;
            /** @description Every stored width, smallest first, for srcset */
            sources: components["schemas"]["ImageSource"][];
        };
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            parent_id: components["schemas"]["Id"] | null;
            image: components["schemas"]["Image"] | null;
            /** @description Items of this category and of those below it */
            items_count: number;
        };
        CategoryList: {
            result: components["schemas"]["Category"][];
        };
        /**
         * @default popular
         * @enum {string}
         */
        ItemOrder: "popular" | "new" | "price" | "-price" | "discount" | "name";
        /** @default 1 */
        Page: number;
        /** @default 24 */
        Limit: number;
        ItemCard: {
            id: components["schemas"]["Id"];
            name: string;
            category_id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            /** @description Before any discount */
            retail_price: components["schemas"]["Money"];
            /** @description Per cent off the retail price */
            discount: number;
            /** @description Roubles off the retail price */
            discount_value: components["schemas"]["Money"];
            /** @description retail_price − discount_value */
            discounted_price: components["schemas"]["Money"];
            /** @description What wholesale customers pay */
            trade_price: components["schemas"]["Money"] | null;
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
            is_new: boolean;
        };
        ItemList: {
            result: components["schemas"]["ItemCard"][];
            page: number;
            pages: number;
            total: number;
        };
        Item: {
            id: components["schemas"]["Id"];
            name: string;
            category_id: components["schemas"]["Id"];
            image: components["schemas"]["Image"] | null;
            /** @description Before any discount */
            retail_price: components["schemas"]["Money"];
            /** @description Per cent off the retail price */
            discount: number;
            /** @description Roubles off the retail price */
            discount_value: components["schemas"]["Money"];
            /** @description retail_price − discount_value */
            discounted_price: components["schemas"]["Money"];
            /** @description What wholesale customers pay */
            trade_price: components["schemas"]["Money"] | null;
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
            is_new: boolean;
            description: string;
            category_name: string;
            images: components["schemas"]["Image"][];
        };
        /**
         * Format: uuid
         * @description A secret of whoever holds it
         * @example 0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69
         */
        CartId: string;
        Count: number;
        CartItem: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"];
            image_url: string | null;
            /** @description The item's name */
            description: string;
            comment: string;
            count: components["schemas"]["Count"];
            retail_price: components["schemas"]["Money"];
            discounted_price: components["schemas"]["Money"];
            discount: number;
            discount_value: components["schemas"]["Money"];
            /** @description What this person pays for one */
            price: components["schemas"]["Money"];
        };
        Cart: {
            id: components["schemas"]["CartId"];
            /** @description Null for a guest's cart */
            customer_id: components["schemas"]["Id"] | null;
            items: components["schemas"]["CartItem"][];
            total: components["schemas"]["Money"];
        };
        Comment: string;
        CartItemForm: {
            item_id: components["schemas"]["Id"];
            /** @default 1 */
            count: components["schemas"]["Count"];
            /** @default  */
            comment: components["schemas"]["Comment"];
        };
        CartItemPatch: {
            count: components["schemas"]["Count"];
            comment: components["schemas"]["Comment"];
        };
        CheckoutDelivery: {
            /** @description Whose order it is; another's needs create_strange_order */
            customer_id: components["schemas"]["Id"];
            delivery_id: components["schemas"]["Id"];
            /** @description With a method of kind pickup */
            delivery_point_id?: components["schemas"]["Id"];
            /** @description With a method of kind address */
            address?: string;
            recipient_name: string;
            recipient_phone?: components["schemas"]["Phone"];
        };
        CheckoutForm: {
            cart_id: components["schemas"]["CartId"];
            /** @default  */
            comment: components["schemas"]["Comment"];
            /** @description What the shopper saw; another answers 409 with code price_changed */
            expected_total?: components["schemas"]["Money"];
            delivery: components["schemas"]["CheckoutDelivery"];
        };
        CustomerRef: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["User"];
            phone: string | null;
        };
        /** @enum {string} */
        PlacedOrderState: "created" | "accepted" | "need_pay" | "collected" | "delivery" | "done" | "completed" | "canceled" | "rejected";
        /**
         * @description W waiting, O ordered, P purchased, F handed over, C cancelled
         * @enum {string}
         */
        OrderLineState: "W" | "O" | "P" | "F" | "C";
        OrderLine: {
            id: components["schemas"]["Id"];
            item_id: components["schemas"]["Id"] | null;
            image_url: string | null;
            description: string;
            comment: string;
            count: number;
            /** @description What one cost when it was ordered */
            price: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            state: components["schemas"]["OrderLineState"];
        };
        OrderDelivery: {
            name: string;
            price: components["schemas"]["Money"];
            /** @description The address, or the pickup point's name and address */
            address: string;
            recipient_name: string;
            recipient_phone: string | null;
        };
        StateChange: {
            /** @description Null where the order was made */
            from: components["schemas"]["PlacedOrderState"] | null;
            to: components["schemas"]["PlacedOrderState"];
            /** @description A name, or an empty string for the shop itself */
            author: string;
            at: components["schemas"]["Timestamp"];
            reason: string;
        };
        NextState: {
            state: components["schemas"]["PlacedOrderState"];
            needs_reason: boolean;
            /** @description The balance doesn't cover the order, and this person may go on all the same */
            is_forced: boolean;
        };
        PlacedOrder: {
            id: components["schemas"]["Id"];
            customer: components["schemas"]["CustomerRef"];
            state: components["schemas"]["PlacedOrderState"];
            comment: string;
            lines: components["schemas"]["OrderLine"][];
            delivery: components["schemas"]["OrderDelivery"];
            items_total: components["schemas"]["Money"];
            /** @description Lines that are not cancelled, and delivery */
            total: components["schemas"]["Money"];
            items_count: number;
            created_at: components["schemas"]["Timestamp"];
            /** @description Oldest first */
            timeline: components["schemas"]["StateChange"][];
            /** @description What this person may do now */
            next_states: components["schemas"]["NextState"][];
        };
        Delivery: {
            id: components["schemas"]["Id"];
            name: string;
            description: string;
            price: components["schemas"]["Money"];
            /**
             * @description Whether it asks for a pickup point or an address
             * @enum {string}
             */
            kind: "pickup" | "address";
        };
        DeliveryList: {
            result: components["schemas"]["Delivery"][];
        };
        DeliveryPoint: {
            id: components["schemas"]["Id"];
            name: string;
            address: string;
            /** @example ежедневно 10:00–21:00 */
            hours: string;
        };
        DeliveryPointList: {
            result: components["schemas"]["DeliveryPoint"][];
        };
        PlacedOrderCard: {
            id: components["schemas"]["Id"];
            customer: components["schemas"]["CustomerRef"];
            state: components["schemas"]["PlacedOrderState"];
            total: components["schemas"]["Money"];
            /** @description Pieces over all lines that are not cancelled */
            items_count: number;
            image_urls: string[];
            created_at: components["schemas"]["Timestamp"];
        };
        PlacedOrderList: {
            result: components["schemas"]["PlacedOrderCard"][];
            page: number;
            pages: number;
            total: number;
        };
        StateForm: {
            state: components["schemas"]["PlacedOrderState"];
            reason?: string;
        };
    };
    responses: {
        /** @description The permission flag is missing */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "detail": "Недостаточно прав."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such record, or it belongs to someone else */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "detail": "Не найдено."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Validation Error */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "validation",
                 *       "detail": "Проверьте заполнение полей.",
                 *       "fields": {
                 *         "phone": "Это поле не может быть пустым."
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description A limit is reached; retry_after says how long to wait */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "detail": "Слишком часто. Повторите через 42 секунды.",
                 *       "retry_after": 42
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal Server Error */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal",
                 *       "detail": "Ошибка сервера",
                 *       "request_id": "req-1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "detail": "Сервис временно недоступен.",
                 *       "request_id": "req-1"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request can't be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "bad_request",
                 *       "detail": "Запрос не удалось прочитать."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, or one that has ended */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "detail": "Войдите, чтобы продолжить."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_large",
                 *       "detail": "Слишком большой запрос."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body's type isn't the one this call takes */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "detail": "Такой тип данных не поддерживается."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The record's state doesn't allow this */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "conflict",
                 *       "detail": "Данные изменились. Обновите страницу."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Phone = components['schemas']['Phone'];
export type RequestId = components['schemas']['RequestId'];
export type CallRequest = components['schemas']['CallRequest'];
export type Error = components['schemas']['Error'];
export type ValidationError = components['schemas']['ValidationError'];
export type ReceiveCallRequest = components['schemas']['ReceiveCallRequest'];
export type CallStatus = components['schemas']['CallStatus'];
export type Token = components['schemas']['Token'];
export type Timestamp = components['schemas']['Timestamp'];
export type DemoCall = components['schemas']['DemoCall'];
export type DemoCallList = components['schemas']['DemoCallList'];
export type DemoCallForm = components['schemas']['DemoCallForm'];
export type Id = components['schemas']['Id'];
export type Contacts = components['schemas']['Contacts'];
export type Retail = components['schemas']['Retail'];
export type User = components['schemas']['User'];
export type Money = components['schemas']['Money'];
export type CustomerType = components['schemas']['CustomerType'];
export type Permission = components['schemas']['Permission'];
export type Customer = components['schemas']['Customer'];
export type ImageSource = components['schemas']['ImageSource'];
export type Image = components['schemas']['Image'];
export type Category = components['schemas']['Category'];
export type CategoryList = components['schemas']['CategoryList'];
export type ItemOrder = components['schemas']['ItemOrder'];
export type Page = components['schemas']['Page'];
export type Limit = components['schemas']['Limit'];
export type ItemCard = components['schemas']['ItemCard'];
export type ItemList = components['schemas']['ItemList'];
export type Item = components['schemas']['Item'];
export type CartId = components['schemas']['CartId'];
export type Count = components['schemas']['Count'];
export type CartItem = components['schemas']['CartItem'];
export type Cart = components['schemas']['Cart'];
export type Comment = components['schemas']['Comment'];
export type CartItemForm = components['schemas']['CartItemForm'];
export type CartItemPatch = components['schemas']['CartItemPatch'];
export type CheckoutDelivery = components['schemas']['CheckoutDelivery'];
export type CheckoutForm = components['schemas']['CheckoutForm'];
export type CustomerRef = components['schemas']['CustomerRef'];
export type PlacedOrderState = components['schemas']['PlacedOrderState'];
export type OrderLineState = components['schemas']['OrderLineState'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderDelivery = components['schemas']['OrderDelivery'];
export type StateChange = components['schemas']['StateChange'];
export type NextState = components['schemas']['NextState'];
export type PlacedOrder = components['schemas']['PlacedOrder'];
export type Delivery = components['schemas']['Delivery'];
export type DeliveryList = components['schemas']['DeliveryList'];
export type DeliveryPoint = components['schemas']['DeliveryPoint'];
export type DeliveryPointList = components['schemas']['DeliveryPointList'];
export type PlacedOrderCard = components['schemas']['PlacedOrderCard'];
export type PlacedOrderList = components['schemas']['PlacedOrderList'];
export type StateForm = components['schemas']['StateForm'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseValidation = components['responses']['Validation'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternal = components['responses']['Internal'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseConflict = components['responses']['Conflict'];
export type $defs = Record<string, never>;
export interface operations {
    sendCall: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call is under way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11"
                     *     }
                     */
                    "application/json": components["schemas"]["CallRequest"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReceiveCall: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number to call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "6f1c1f5e-8f4d-4c41-9a0e-0d8c5c6b8a11",
                     *       "number": "78005553535"
                     *     }
                     */
                    "application/json": components["schemas"]["ReceiveCallRequest"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCallStatus: {
        parameters: {
            query: {
                request_id: components["schemas"]["RequestId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status_code": 0
                     *     }
                     */
                    "application/json": components["schemas"]["CallStatus"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getToken: {
        parameters: {
            query: {
                provider: "phone";
                request_id: components["schemas"]["RequestId"];
                /** @description Absent after a confirmed call */
                code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5lTz0s0mK3nUu9x1Q7aYwBv2cDfEgHiJ"
                     *     }
                     */
                    "application/json": components["schemas"]["Token"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token has ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemoCalls: {
        parameters: {
            query: {
                phone: components["schemas"]["Phone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calls */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": []
                     *     }
                     */
                    "application/json": components["schemas"]["DemoCallList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDemoCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "79000000001",
                 *       "number": "78005553535"
                 *     }
                 */
                "application/json": components["schemas"]["DemoCallForm"];
            };
        };
        responses: {
            /** @description The call was heard */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentRetail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Лавка",
                     *       "description": "Вещи для дома",
                     *       "currency": "₽",
                     *       "demo": true,
                     *       "orders_wait": 0,
                     *       "payments_wait": 0,
                     *       "contacts": {
                     *         "phone": "78005553535"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Retail"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCurrentCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "avatar_url": null,
                     *       "user": {
                     *         "first_name": "Анна",
                     *         "last_name": "Смирнова"
                     *       },
                     *       "phone": "79000000001",
                     *       "balance": 1500,
                     *       "customer_type": "retail",
                     *       "permissions": []
                     *     }
                     */
                    "application/json": components["schemas"]["Customer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Посуда",
                     *           "parent_id": null,
                     *           "image": null,
                     *           "items_count": 12
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                search_text?: string;
                /** @description This category and those below it */
                category_id?: components["schemas"]["Id"];
                order_by?: components["schemas"]["ItemOrder"];
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["ItemList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Чашка",
                     *       "description": "Чашка на каждый день.",
                     *       "category_id": 1,
                     *       "category_name": "Посуда",
                     *       "image": null,
                     *       "images": [],
                     *       "retail_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "discounted_price": 500,
                     *       "trade_price": 350,
                     *       "price": 500,
                     *       "is_new": false
                     *     }
                     */
                    "application/json": components["schemas"]["Item"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                cart_id?: components["schemas"]["CartId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69",
                     *       "customer_id": null,
                     *       "items": [],
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Cart"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart is empty */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "item_id": 1,
                 *       "count": 1
                 *     }
                 */
                "application/json": components["schemas"]["CartItemForm"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "item_id": 1,
                     *       "image_url": null,
                     *       "description": "Чашка",
                     *       "comment": "",
                     *       "count": 1,
                     *       "retail_price": 500,
                     *       "discounted_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "price": 500
                     *     }
                     */
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": 2,
                 *       "comment": "Синюю"
                 *     }
                 */
                "application/json": components["schemas"]["CartItemPatch"];
            };
        };
        responses: {
            /** @description The line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "item_id": 1,
                     *       "image_url": null,
                     *       "description": "Чашка",
                     *       "comment": "",
                     *       "count": 1,
                     *       "retail_price": 500,
                     *       "discounted_price": 500,
                     *       "discount": 0,
                     *       "discount_value": 0,
                     *       "price": 500
                     *     }
                     */
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                cart_id: components["schemas"]["CartId"];
                cart_item_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The line is gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header: {
                "Idempotency-Key": string;
            };
            path: {
                cart_id: components["schemas"]["CartId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cart_id": "0b8f5d9e-3a51-4f59-8d0e-1f2d3c4b5a69",
                 *       "comment": "",
                 *       "delivery": {
                 *         "customer_id": 7,
                 *         "delivery_id": 1,
                 *         "delivery_point_id": 1,
                 *         "recipient_name": "Анна Смирнова"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutForm"];
            };
        };
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "name": "Самовывоз",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "Самовывоз",
                     *           "description": "Бесплатно",
                     *           "price": 0,
                     *           "kind": "pickup"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveryPoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": 1,
                     *           "name": "На Садовой",
                     *           "address": "Садовая, 1",
                     *           "hours": "ежедневно 10:00–21:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryPointList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlacedOrders: {
        parameters: {
            query?: {
                scope?: "own" | "shop";
                customer_id?: components["schemas"]["Id"];
                state?: components["schemas"]["PlacedOrderState"];
                /** @description An order's number or the beginning of a customer's name or phone */
                search_text?: string;
                page?: components["schemas"]["Page"];
                limit?: components["schemas"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [],
                     *       "page": 1,
                     *       "pages": 0,
                     *       "total": 0
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrderList"];
                };
            };
            /** @description The list is what If-None-Match names */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "name": "Самовывоз",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePlacedOrderState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "accepted"
                 *     }
                 */
                "application/json": components["schemas"]["StateForm"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "customer": {
                     *         "id": 7,
                     *         "user": {
                     *           "first_name": "Анна",
                     *           "last_name": "Смирнова"
                     *         },
                     *         "phone": "79000000001"
                     *       },
                     *       "state": "created",
                     *       "comment": "",
                     *       "lines": [],
                     *       "delivery": {
                     *         "name": "Самовывоз",
                     *         "price": 0,
                     *         "address": "Садовая, 1",
                     *         "recipient_name": "Анна",
                     *         "recipient_phone": null
                     *       },
                     *       "items_total": 500,
                     *       "total": 500,
                     *       "items_count": 1,
                     *       "created_at": "2026-11-21T09:30:00.000Z",
                     *       "timeline": [],
                     *       "next_states": []
                     *     }
                     */
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** Parameters that have a default, by operation. */
export interface DefaultedParameters {
    listItems: "search_text" | "order_by" | "page" | "limit";
    listPlacedOrders: "scope" | "search_text" | "page" | "limit";
}
