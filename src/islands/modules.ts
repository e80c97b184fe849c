import type { ComponentType } from "react";

export const islandModules = {
	ArticleVideo: async () =>
		(await import("#pages/article/article-video.tsx")).ArticleVideo,
	BookingFrame: async () =>
		(await import("#pages/open-gym/booking-frame.tsx")).BookingFrame,
	ClassTime: async () =>
		(await import("#pages/thank-you/class-time.tsx")).ClassTime,
	CopyLink: async () => (await import("#ui/button/copy-link.tsx")).CopyLink,
	ContactFrame: async () =>
		(await import("#pages/contact/contact-frame.tsx")).ContactFrame,
	Estimator: async () => (await import("#estimator/estimator.tsx")).Estimator,
	FrameDialog: async () =>
		(await import("#booking/frame-dialog.tsx")).FrameDialog,
	LiveScheduleDialog: async () =>
		(await import("#schedule/week/live-schedule-dialog.tsx"))
			.LiveScheduleDialog,
	LiveScheduleView: async () =>
		(await import("#schedule/week/live-schedule-view.tsx")).LiveScheduleView,
	MapFrame: async () => (await import("#sections/map-frame.tsx")).MapFrame,
	Measurement: async () =>
		(await import("#measurement/measurement.tsx")).Measurement,
	PrivacyControl: async () =>
		(await import("#measurement/privacy-control.tsx")).PrivacyControl,
	QuoteCalculator: async () =>
		(await import("#quote/quote-calculator.tsx")).QuoteCalculator,
	RentalPlans: async () =>
		(await import("#pages/prolabs/rental-plans.tsx")).RentalPlans,
	// biome-ignore lint/suspicious/noExplicitAny: each island has its own type of props
} satisfies Record<string, () => Promise<ComponentType<any>>>;
