import Capacitor
import WebKit

/// Web view of the shop. The page turns swipe-back off while a locking modal is open (web/native/back.ts).
class ShopViewController: CAPBridgeViewController, WKScriptMessageHandler {
    override func capacitorDidLoad() {
        webView?.configuration.userContentController.add(self, name: "swipeBack")
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        guard message.frameInfo.isMainFrame, let isEnabled = message.body as? Bool else { return }
        webView?.allowsBackForwardNavigationGestures = isEnabled
    }
}
