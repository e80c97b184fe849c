import { type ReactNode, useEffect } from "react";
import only from "#ui/layout/only.module.css";
import css from "./frame.module.css";
import {
	FrameStatus,
	type FrameWords,
	NoScriptFallback,
} from "./frame-status.tsx";
import { useProviderFrame } from "./use-provider-frame.ts";

type Props = {
	/** The accessible name of the frame. */
	title: string;
	/** The provider's page. It may ask for what is in its query. */
	src: string;
	/** Height that is reserved before and after loading: px, or that of a map or video. */
	height: "600" | "700" | "900" | "1100" | "map" | "video";
	/** Loads the frame. */
	isActive: boolean;
	/** `direct` is the link to the provider's own page. */
	words: FrameWords;
	/** false for a map: its load event alone counts. */
	sendsMessages?: boolean;
	/** Focuses the frame on mount, because the button that loaded it has been removed. */
	takesFocus?: boolean;
	/** Rendered while it loads, in place of the loading sign. */
	placeholder?: ReactNode;
	/** Below the frame while it needs no fallback: <DirectLink>, where nothing around the frame has that link. */
	footer?: ReactNode;
	/** As in the attribute: "fullscreen; picture-in-picture". */
	allow?: string;
	/** Called once, with the address that the provider would redirect to. */
	onCompleted?: (redirectUrl: string | undefined) => void;
	onVisitorEntered?: () => void;
};

/** Which rights are left out, and why: docs/decisions/0005-frames.md. */
const sandbox = [
	"allow-scripts",
	"allow-same-origin",
	"allow-forms",
	"allow-popups",
	"allow-popups-to-escape-sandbox",
	"allow-downloads",
	"allow-storage-access-by-user-activation",
].join(" ");

/** A page of another company, and what the visitor can do while it is slow, hidden or down. */
export function Frame({
	title,
	src,
	height,
	isActive,
	words,
	sendsMessages = true,
	takesFocus = false,
	placeholder,
	footer,
	allow,
	onCompleted,
	onVisitorEntered,
}: Props) {
	const { box, frame, attempt, phase, isMounted, ...state } = useProviderFrame({
		title,
		src,
		isActive,
		sendsMessages,
		onCompleted,
		onVisitorEntered,
	});

	// The button that loaded the frame, or tried again, has been removed.
	useEffect(() => {
		if (takesFocus || attempt > 0) box.current?.focus({ preventScroll: true });
	}, [takesFocus, attempt, box]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
		<div
			ref={box}
			className={`${css.frame} ${only.onScreen}`}
			role="group"
			aria-label={title}
			tabIndex={-1}
			data-height={height}
			data-state={phase}
			data-slow={state.showsFallback ? "" : undefined}
		>
			{/* React removes this element, wherever a provider's script may have moved the frame. */}
			<div key={isMounted ? attempt : "empty"} className={css.space}>
				{isMounted && (
					<iframe
						ref={frame}
						title={title}
						src={src}
						sandbox={sandbox}
						allow={allow}
						referrerPolicy="strict-origin-when-cross-origin"
						onLoad={state.handleLoad}
						// React does not attach bubbling error events to frames.
						onErrorCapture={state.handleError}
					/>
				)}
			</div>
			<FrameStatus
				{...state}
				phase={phase}
				attempt={attempt}
				src={src}
				words={words}
				placeholder={placeholder}
			/>
			{(phase === "idle" || phase === "loading") && (
				<NoScriptFallback src={src} words={words} />
			)}
			{!state.isReplaced && !state.showsFallback && footer}
		</div>
	);
}
