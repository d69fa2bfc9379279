import type { AccessTables } from './tables/access.ts';
import type { ApprovalsTables } from './tables/approvals.ts';
import type { CarrierTables } from './tables/carrier.ts';
import type { BuyingTables } from './tables/buying.ts';
import type { BrandTables } from './tables/brand.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { SkuTables } from './tables/sku.ts';
import type { CompanyTables } from './tables/company.ts';
import type { CourierTables } from './tables/courier.ts';
import type { CustomerTables } from './tables/customer.ts';
import type { CustomsTables } from './tables/customs.ts';
import type { DistributionTables } from './tables/distribution.ts';
import type { ExemptionTables } from './tables/exemption.ts';
import type { FeedsTables } from './tables/feeds.ts';
import type { FbaReportTables } from './tables/fba-report.ts';
import type { DeliveryTables } from './tables/delivery.ts';
import type { FbaStockTables } from './tables/fba-stock.ts';
import type { FilesTables } from './tables/files.ts';
import type { FinanceTables } from './tables/finance.ts';
import type { FreightTables } from './tables/freight.ts';
import type { HomeTables } from './tables/home.ts';
import type { FreightTableTables } from './tables/freight-table.ts';
import type { LayoutsTables } from './tables/layouts.ts';
import type { ListingTables } from './tables/listing.ts';
import type { LogsTables } from './tables/logs.ts';
import type { MailTables } from './tables/mail.ts';
import type { MappingTables } from './tables/mapping.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { ParcelTables } from './tables/parcel.ts';
import type { PlacesTables } from './tables/places.ts';
import type { PlanningTables } from './tables/planning.ts';
import type { RecordsTables } from './tables/records.ts';
import type { ProfitTables } from './tables/profit.ts';
import type { RulesTables } from './tables/rules.ts';
import type { ShippingTables } from './tables/shipping.ts';
import type { ShortageTables } from './tables/shortage.ts';
import type { ShopTables } from './tables/shop.ts';
import type { SubstituteTables } from './tables/substitute.ts';
import type { OperationTables } from './tables/operation.ts';
import type { OutboundTables } from './tables/outbound.ts';
import type { PutawayTables } from './tables/putaway.ts';
import type { ReceiptTables } from './tables/receipt.ts';
import type { ScanRefusalTables } from './tables/scan-refusal.ts';
import type { StockTables } from './tables/stock.ts';
import type { StoreConfigTables } from './tables/store-config.ts';
import type { StocktakeTables } from './tables/stocktake.ts';
import type { StatusTables } from './tables/status.ts';
import type { SupplierTables } from './tables/supplier.ts';
import type { TasksTables } from './tables/tasks.ts';
import type { TermsTables } from './tables/terms.ts';
import type { TradeTables } from './tables/trade.ts';
import type { TransferTables } from './tables/transfer.ts';
import type { WarehouseTables } from './tables/warehouse.ts';
import type { WaveTables } from './tables/wave.ts';
import type { WorkflowTables } from './tables/workflow.ts';

/** Every table by name, as the schema makes them. The tables of a business word stand in a file of that word. */
export interface Tables
  extends
    AccessTables,
    ApprovalsTables,
    CarrierTables,
    BuyingTables,
    BrandTables,
    CatalogueTables,
    SkuTables,
    CompanyTables,
    CourierTables,
    CustomerTables,
    CustomsTables,
    DistributionTables,
    ExemptionTables,
    FeedsTables,
    FbaReportTables,
    FbaStockTables,
    DeliveryTables,
    FilesTables,
    FinanceTables,
    FreightTables,
    HomeTables,
    FreightTableTables,
    LayoutsTables,
    ListingTables,
    LogsTables,
    MailTables,
    MappingTables,
    MessagesTables,
    ParcelTables,
    PlacesTables,
    PlanningTables,
    RecordsTables,
    ProfitTables,
    RulesTables,
    ShippingTables,
    ShortageTables,
    ShopTables,
    SubstituteTables,
    TransferTables,
    OperationTables,
    OutboundTables,
    PutawayTables,
    ReceiptTables,
    ScanRefusalTables,
    StockTables,
    StoreConfigTables,
    StatusTables,
    StocktakeTables,
    SupplierTables,
    TasksTables,
    TermsTables,
    TradeTables,
    WarehouseTables,
    WaveTables,
    WorkflowTables {}
