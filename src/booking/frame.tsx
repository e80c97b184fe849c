import { type ReactNode, useEffect } from "react";
import visibility from "#ui/layout/visibility.module.css";
import css from "./frame.module.css";
import {
	type FrameLabels,
	FrameStatus,
	NoScriptFallback,
} from "./frame-status.tsx";
import { useProviderFrame } from "./use-provider-frame.ts";

type Props = {
	title: string;
	src: string;
	height: "600" | "700" | "900" | "1100" | "map" | "video";
	isActive: boolean;
	labels: FrameLabels;
	/** False for a page that sends no messages, such as a map. Such a page is ready on `load`. */
	sendsMessages?: boolean;
	takesFocus?: boolean;
	/** Replaces the spinner. */
	skeleton?: ReactNode;
	/** Pass <DirectLink>, unless the component around the frame already has this link. */
	footer?: ReactNode;
	allow?: string;
	onCompleted?: (redirectUrl: string | undefined) => void;
	onVisitorEntered?: () => void;
};

/** docs/decisions/0005-frames.md explains why the frame lacks the other rights. */
const sandboxRights = [
	"allow-scripts",
	"allow-same-origin",
	"allow-forms",
	"allow-popups",
	"allow-popups-to-escape-sandbox",
	"allow-downloads",
	"allow-storage-access-by-user-activation",
].join(" ");

export function Frame({
	title,
	src,
	height,
	isActive,
	labels,
	sendsMessages = true,
	takesFocus = false,
	skeleton,
	footer,
	allow,
	onCompleted,
	onVisitorEntered,
}: Props) {
	const { box, frame, attempt, phase, isMounted, ...status } = useProviderFrame(
		{
			title,
			src,
			isActive,
			sendsMessages,
			onCompleted,
			onVisitorEntered,
		},
	);

	// Moves focus to the box, because the button that the visitor pressed has been removed.
	useEffect(() => {
		if (takesFocus || attempt > 0) box.current?.focus({ preventScroll: true });
	}, [takesFocus, attempt, box]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a <fieldset> groups form fields, but this group has none
		<div
			ref={box}
			className={`${css.frame} ${visibility.screenOnly}`}
			role="group"
			aria-label={title}
			tabIndex={-1}
			data-height={height}
			data-phase={phase}
			data-transparent={status.isTransparent ? "" : undefined}
			data-fallback={status.showsFallback ? "" : undefined}
		>
			{/* React cannot remove a frame that a provider's script has moved. A new key makes React
			   replace the whole <div> instead. */}
			<div key={isMounted ? attempt : "empty"} className={css.space}>
				{isMounted && (
					<iframe
						ref={frame}
						title={title}
						src={src}
						sandbox={sandboxRights}
						allow={allow}
						referrerPolicy="strict-origin-when-cross-origin"
						onLoad={status.handleLoad}
						// React listens for `error` on a frame only in the capture phase.
						onErrorCapture={status.handleError}
					/>
				)}
			</div>
			<FrameStatus
				{...status}
				phase={phase}
				attempt={attempt}
				src={src}
				labels={labels}
				skeleton={skeleton}
			/>
			{(phase === "idle" || phase === "loading") && (
				<NoScriptFallback src={src} labels={labels} />
			)}
			{!status.isReplaced && !status.showsFallback && footer}
		</div>
	);
}
